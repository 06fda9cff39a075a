import { useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import { useRef, useState } from 'react';
import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { usePageKeys } from '../../keyboard/page-keys.ts';
import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { withTexts } from '../../lazy/with-texts.ts';
import { useFeature, useFeatureOrPending } from '../../query/meta-queries.ts';
import type { SelectableNoun } from '../../changes/select/select-state.ts';
import { ToolbarButton } from '../toolbar-button.tsx';

const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/views.po',
);

const ViewsDialog = lazyComponent(
  async () => (await withTexts(texts, import('./views-dialog.tsx'))).ViewsDialog,
);

const ViewTabs = lazyComponent(async () => (await import('./view-tabs.tsx')).ViewTabs);

/** Links to the saved views of a list. Renders nothing if the backend has no views. */
export function SavedViews({ noun }: { noun: SelectableNoun }) {
  const { t } = useLingui();
  return <ViewTabs open={useFeature('views')} noun={noun} label={t`Views`} />;
}

/** The button of the dialog in which saved views are managed. Renders nothing if the backend has no views. */
export function ViewsButton({ noun }: { noun: SelectableNoun }) {
  const { t } = useLingui();
  const hasViews = useFeatureOrPending('views');
  const [open, setOpen] = useState(false);
  const label = t`Views`;
  const button = useRef<HTMLButtonElement>(null);
  function show() {
    // So that the focus returns to the button when the dialog closes.
    button.current?.focus();
    setOpen(true);
  }
  usePageKeys(hasViews ? [{ key: 'v', label, run: show }] : []);
  if (hasViews === false) return null;
  return (
    <>
      <ToolbarButton
        ref={button}
        icon={Bookmark}
        label={label}
        isPending={hasViews === undefined}
        aria-haspopup="dialog"
        onClick={show}
      />
      <ViewsDialog noun={noun} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
