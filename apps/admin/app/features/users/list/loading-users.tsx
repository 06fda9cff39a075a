import { Card } from '@buddyline/ui/card';
import { ThreeDots } from '@buddyline/ui/three-dots';
import { useLingui } from '@lingui/react/macro';

/** Three pulsing dots in a card as high as nine rows, to avoid a layout shift. */
export function LoadingUsers() {
  const { t } = useLingui();
  return (
    <Card className="grid min-h-[36.5rem] place-items-center">
      <ThreeDots label={t`Loading users`} />
    </Card>
  );
}
