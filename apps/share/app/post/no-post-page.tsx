import { Trans, useLingui } from '@lingui/react/macro';
import { data, type HeadersFunction } from 'react-router';
import { GoBack, MessagePage } from '../error-pages.tsx';
import { briefly } from './caching.ts';

/** `/posts`: somebody cut the link short. */
export function loader() {
  return data(null, { status: 404, headers: briefly });
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
