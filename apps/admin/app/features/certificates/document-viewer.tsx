import { buttonClasses } from '@buddyline/ui/button-classes';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ReactNode } from 'react';
import type { DocumentView, Zoom } from '../../../document-frame/messages.ts';
import { useLanguage } from '../../language/use-language.ts';
import { fileUrl } from '../../shared/form/file-url.ts';
import { documentBytesQuery } from './document-queries.ts';
import { frameUrl, useDocumentFrame } from './use-document-frame.ts';

interface Props {
  resourceId: string;
  /** The document's accessible name. */
  name: string;
}

/** Draws a PDF in a frame; what is none is left to the browser. Fills its parent. */
export function DocumentViewer({ resourceId, name }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(documentBytesQuery(resourceId));
  const url = fileUrl(resourceId) ?? '';
  if (isError) {
    const retry = (
      <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    );
    return <NotShown url={url} action={retry} />;
  }
  if (data === undefined) return <Skeleton className="size-full animate-late rounded-none" />;
  if (data === null) return <iframe sandbox="" src={url} title={name} className="size-full" />;
  return <DrawnDocument key={resourceId} bytes={data} url={url} name={name} />;
}

interface DrawnProps {
  bytes: ArrayBuffer;
  url: string;
  name: string;
}

function DrawnDocument({ bytes, url, name }: DrawnProps) {
  const { t } = useLingui();
  // The frame writes each page's number in its place.
  const number = '#';
  const { ref, shown, zoom } = useDocumentFrame(bytes, {
    language: useLanguage(),
    page: t`Page ${number}`,
    morePages: t`The document has more pages. Download it to see them.`,
  });
  if (shown.refusal !== null) {
    return <NotShown url={url} needsPassword={shown.refusal === 'password'} />;
  }
  const isShown = shown.pages > 0;
  return (
    <div className="flex size-full flex-col" aria-busy={!isShown}>
      <Toolbar pages={shown.pages} view={shown.view} onZoom={zoom} />
      <div className="relative min-h-0 grow">
        {!isShown && <Skeleton className="absolute inset-0 animate-late rounded-none" />}
        <iframe
          ref={ref}
          src={frameUrl}
          title={name}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          className={isShown ? 'size-full' : 'invisible size-full'}
        />
      </div>
    </div>
  );
}

interface ToolbarProps {
  pages: number;
  view: DocumentView;
  onZoom: (to: Zoom) => void;
}

function Toolbar({ pages, view, onZoom }: ToolbarProps) {
  const { t } = useLingui();
  const { page, percent, isFit } = view;
  const isShown = pages > 0;
  return (
    <div
      role="toolbar"
      aria-label={t`Document`}
      className="flex min-h-12 items-center justify-between gap-3 border-b border-line bg-surface-raised ps-5 pe-3 py-1"
    >
      <p className="text-ink-muted tabular-nums">
        {isShown && (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </p>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ZoomOut}
          label={t`Zoom out`}
          disabled={!isShown}
          onClick={() => onZoom('out')}
        />
        <span className="w-12 text-center text-ink-muted tabular-nums">
          {isShown && <Trans>{percent}%</Trans>}
        </span>
        <IconButton
          icon={ZoomIn}
          label={t`Zoom in`}
          disabled={!isShown}
          onClick={() => onZoom('in')}
        />
        <IconButton
          icon={MoveHorizontal}
          label={t`Fit to width`}
          aria-pressed={isFit}
          disabled={!isShown}
          onClick={() => onZoom('fit')}
        />
      </div>
    </div>
  );
}

interface NotShownProps {
  url: string;
  needsPassword?: boolean;
  action?: ReactNode;
}

function NotShown({ url, needsPassword = false, action }: NotShownProps) {
  return (
    <div
      role="alert"
      className="flex size-full flex-col items-center justify-center gap-4 p-6 text-center"
    >
      <p className="max-w-prose font-medium">
        {needsPassword ? (
          <Trans>This document opens only with a password. Download it.</Trans>
        ) : (
          <Trans>This document cannot be shown. Download it.</Trans>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {action}
        <a href={url} download className={buttonClasses({ variant: 'outline' })}>
          <Icon of={Download} />
          <Trans>Download</Trans>
        </a>
      </div>
    </div>
  );
}
