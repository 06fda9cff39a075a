import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { catalogs } from '../language/catalogs.ts';
import { loadTexts } from '../language/language.ts';
import { textsOf } from '../sections.ts';
import { handOver } from './handed-over.ts';

const isRendered = handOver?.queries !== undefined;

/** Starts loading the catalogs that a rendered page is hydrated with. */
export function loadTextsOfRenderedPage(): void {
  if (!isRendered) return;
  const ofPage = textsOf(location.pathname);
  for (const catalog of [catalogs.admin, catalogs.domain, ...ofPage]) void loadTexts(catalog);
}

/** Runs the loaders of a rendered page after hydration: they remember the URL and prefetch the next page. */
export function useLoadersAfterHydration(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRendered) return undefined;
    const timer = setTimeout(() => void revalidate());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
}
