import type { Catalog, CatalogFile } from '../../language/language.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { withTexts } from '../lazy/with-texts.ts';

/** Texts of the second step only, which few sign-ins need at once. */
const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../packages/i18n/catalogs/*/second-step.po',
);

export const LazySecondStep = lazyComponent(
  async () => (await withTexts(texts, import('./second-step.tsx'))).SecondStep,
);

export const LazyPasskeySignIn = lazyComponent(
  async () => (await withTexts(texts, import('./passkey-sign-in.tsx'))).PasskeySignIn,
);

/** @throws Error whose message says why not */
export async function proveByPasskey(): Promise<void> {
  const { prove } = await withTexts(texts, import('./passkey-proof.ts'));
  await prove();
}

/** Why a passkey was not made, in words for people. */
export async function lazyPasskeyProblem(error: unknown): Promise<string> {
  const { passkeyProblem } = await withTexts(texts, import('./passkey-problem.ts'));
  return passkeyProblem(error);
}
