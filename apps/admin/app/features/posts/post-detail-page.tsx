import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { ArrivingPage } from '../../shared/arriving-page.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';

export default function PostDetailPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage
      title={t`View Post`}
      breadcrumb={<Breadcrumb steps={[{ label: t`Posts`, to: paths.posts }]} here={t`View Post`} />}
    >
      <Trans>One post with its picture, likes and comments, to edit or delete.</Trans>
    </ArrivingPage>
  );
}
