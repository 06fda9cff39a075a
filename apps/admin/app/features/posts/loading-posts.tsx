import { Spinner } from '@buddyline/ui/spinner';
import { useLingui } from '@lingui/react/macro';

/** The specification's spinner, about as high as the list, to avoid a layout shift. */
export function LoadingPosts() {
  const { t } = useLingui();
  return (
    <div aria-busy className="grid min-h-[70vh] place-items-center">
      <Spinner label={t`Loading posts`} size={24} />
    </div>
  );
}
