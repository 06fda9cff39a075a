import { useSyncExternalStore } from 'react';
import { catalogs } from '../language/catalogs.ts';
import { isProofAsked, onProofAsked, proofRefused } from '../session/proof.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import { withTexts } from '../shared/lazy/with-texts.ts';

const ProofDialog = lazyComponent(
  async () => (await withTexts(catalogs.firstTouch, import('./proof-dialog.tsx'))).ProofDialog,
);

const never = () => false;

/** Asks for a proof over any page, whichever of its calls needs it. */
export function ProofWatch() {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked, never);
  return <ProofDialog open={isAsked} onClose={proofRefused} />;
}
