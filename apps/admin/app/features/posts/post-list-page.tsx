import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivingPage } from '../../shared/arriving-page.tsx';

export default function PostListPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage title={t`Recent Posts`} subtitle={t`View and manage community posts`}>
      <Trans>Every post of the community: search, read, write, edit and delete.</Trans>
    </ArrivingPage>
  );
}
