import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { catalogs } from '../language/catalogs.ts';
import { loadTexts } from '../language/language.ts';
import { textsOf } from '../sections.ts';
import { handOver } from './handed-over.ts';

const isRendered = handOver?.queries !== undefined;

/** With the code of the admin area: the words that a rendered page is hydrated with. */
export function loadTextsOfRenderedPage(): void {
  if (!isRendered) return;
  const ofPage = textsOf(location.pathname);
  for (const catalog of [catalogs.admin, catalogs.rules, ...ofPage]) void loadTexts(catalog);
}

/** Once a rendered page answers, its loaders run here too: they note the address, and fetch the next page. */
export function useLoadersAfterRendering(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRendered) return undefined;
    const timer = setTimeout(() => void revalidate());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
}
