import { Trans, useLingui } from '@lingui/react/macro';
import sharedPost from '../pictures/shared-post-en.avif';
import sharedPostArabic from '../pictures/shared-post-ar.avif';
import { useLocale } from '../page-address.ts';
import { Phone } from './phone.tsx';
import { DescentSection } from './section.tsx';

export function CommunitySection() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <DescentSection
      name="community"
      label={t`Community`}
      title={t`Somebody else saw that turtle too.`}
      picture={
        <Phone
          src={locale === 'ar' ? sharedPostArabic : sharedPost}
          alt={t`A shared post: a picture from the dive, the words and who was there`}
        />
      }
    >
      <p className="lead">
        <Trans>
          Tell the dive, and the ones who were there will find it. So will the buddy who has the
          same Saturday free, the same level and the same weakness for wrecks.
        </Trans>
      </p>
      <p>
        <Trans>
          Each post has a page of its own that opens for everyone, with the app or without it.
        </Trans>
      </p>
    </DescentSection>
  );
}
