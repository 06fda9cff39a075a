import { useLingui } from '@lingui/react/macro';
import Rows3 from 'lucide-react/icons/rows-3';
import { useState } from 'react';
import { chooseCompact, rememberedCompact } from '../../language/remembered-view.ts';
import { ToolbarButton } from './toolbar-button.tsx';

/** Makes the cards of the lists rows, in this browser. */
export function DensityToggle() {
  const { t } = useLingui();
  const [isCompact, setCompact] = useState(rememberedCompact);

  function toggle() {
    chooseCompact(!isCompact);
    setCompact(!isCompact);
  }

  return (
    <ToolbarButton
      icon={Rows3}
      label={t`Compact rows`}
      variant={isCompact ? 'secondary' : 'ghost'}
      aria-pressed={isCompact}
      onClick={toggle}
    />
  );
}
