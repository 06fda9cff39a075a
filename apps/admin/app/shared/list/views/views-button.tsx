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

/** The saved views of a list, in its toolbar; nothing on backends without them. */
export function SavedViews({ noun }: { noun: SelectableNoun }) {
  const { t } = useLingui();
  return <ViewTabs open={useFeature('views')} noun={noun} label={t`Views`} />;
}

/** Opens the saved views of a list; nothing on backends without them. */
export function ViewsButton({ noun }: { noun: SelectableNoun }) {
  const { t } = useLingui();
  const hasViews = useFeatureOrPending('views');
  const [open, setOpen] = useState(false);
  const label = t`Views`;
  const button = useRef<HTMLButtonElement>(null);
  function show() {
    // To which the focus returns.
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
