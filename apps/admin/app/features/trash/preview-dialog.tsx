import { useCan } from '../../shared/query/use-can.tsx';
import { type TrashItem, trashNouns, type TrashPreview } from '@buddyline/domain/trash';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLastShown } from '../../shared/changes/last-shown.ts';
import { shortLabel } from '../../shared/text/short-label.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { trashPreviewQuery } from './trash-queries.ts';
import { PreviewFacts } from './preview-facts.tsx';

interface Props {
  open: boolean;
  deletionId: string | null;
  onClose: () => void;
  onRestore: (item: TrashItem) => void;
}

/** A deleted item as it was, read-only. */
export function PreviewDialog({ open, deletionId, onClose, onRestore }: Props) {
  const { t } = useLingui();
  const shownId = useLastShown(deletionId) ?? '';
  const query = useQuery({ ...trashPreviewQuery(shownId), enabled: open });
  const { data: preview } = query;
  const can = useCan();
  const noun = trashNouns.find((one) => one === preview?.noun);
  const mayRestore = noun === undefined || can(`${noun}.restore`);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={useTitle(preview)}
      description={t`As it was when it was deleted`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {mayRestore && (
            <Button
              variant="primary"
              disabled={!preview}
              onClick={() => {
                onClose();
                if (preview) onRestore(preview);
              }}
            >
              <Trans>Restore</Trans>
            </Button>
          )}
        </>
      }
    >
      <QueryView query={query} loading={<LoadingPreview />}>
        {(shown) => <PreviewFacts preview={shown} />}
      </QueryView>
    </Dialog>
  );
}

/** The item's name. The label of a post or comment is the beginning of the text shown below it. */
function useTitle(preview: TrashPreview | undefined): string {
  const { t } = useLingui();
  if (preview?.noun === 'posts') return t`Deleted post`;
  if (preview?.noun === 'comments') return t`Deleted comment`;
  return preview?.label ? shortLabel(preview.label) : t`Deleted item`;
}

function LoadingPreview() {
  return (
    <div aria-busy className="grid animate-late gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  );
}
