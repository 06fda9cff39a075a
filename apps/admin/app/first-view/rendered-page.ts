import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { catalogs } from '../language/catalogs.ts';
import { loadTexts } from '../language/language.ts';
import { textsOf } from '../sections.ts';
import { whenIdle } from '../when-idle.ts';
import { handOver } from './handed-over.ts';

const isRendered = handOver?.queries !== undefined;

/** Starts loading the catalogs that a rendered page is hydrated with. */
export function loadTextsOfRenderedPage(): void {
  if (!isRendered) return;
  const ofPage = textsOf(location.pathname);
  for (const catalog of [catalogs.admin, catalogs.domain, ...ofPage]) void loadTexts(catalog);
}

/**
 * Runs the loaders of a rendered page when the browser is idle: they remember the URL and prefetch the
 * next page.
 */
export function LoadersAfterHydration(): null {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const run = useEffectEvent(() => {
    // A navigation runs the loaders itself; running them again would render the whole page again.
    if (state === 'idle' && key === firstKey) void revalidate();
  });
  useEffect(() => (isRendered ? whenIdle(run) : undefined), []);
  return null;
}
