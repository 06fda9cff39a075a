import { EmptyState } from '@buddyline/ui/empty-state';
import { Skeleton } from '@buddyline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { sharedText } from '../../language/texts.ts';
import { fileUrl } from '../../shared/form/file-url.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { QueryView } from '../../shared/query/query-view.tsx';
import { documentKindQuery } from './certificate-queries.ts';
import { fetchViewer } from './fetch-viewer.ts';

const loading = <Skeleton className="size-full animate-late rounded-none" />;

const DocumentViewer = lazyComponent(async () => (await fetchViewer()).DocumentViewer, loading);

interface Props {
  resourceId: string;
  /** The document's accessible name. */
  name: string;
  /** The size of its place. */
  className: string;
}

/** A document of any kind in its place; without a file, the words for that. */
export function EmbeddedDocument({ resourceId, name, className }: Props) {
  const query = useQuery(documentKindQuery(resourceId));
  return (
    <QueryView query={query} loading={<div className={className}>{loading}</div>}>
      {(kind) => {
        if (kind === 'missing') return <NoFile />;
        if (kind === 'picture') {
          const url = fileUrl(resourceId) ?? '';
          return <img src={url} alt={name} className={`${className} object-contain`} />;
        }
        return (
          <div className={className}>
            <DocumentViewer key={resourceId} resourceId={resourceId} name={name} />
          </div>
        );
      }}
    </QueryView>
  );
}

export function NoFile() {
  return <EmptyState title={sharedText('file.missing')} />;
}
