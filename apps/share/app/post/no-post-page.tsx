import { Trans, useLingui } from '@lingui/react/macro';
import { data, type HeadersFunction } from 'react-router';
import { GoBack, MessagePage } from '../error-pages.tsx';
import { cachedBriefly } from './caching.ts';

/** `/posts`: a link whose post id was cut off. */
export function loader() {
  return data(null, { status: 404, headers: cachedBriefly });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function NoPostPage() {
  const { t } = useLingui();
  return (
    <MessagePage title={t`Post Not Found`} action={<GoBack />}>
      <Trans>Post ID is required</Trans>
    </MessagePage>
  );
}
