import { Card } from '@buddyline/ui/card';
import { ThreeDots } from '@buddyline/ui/three-dots';
import { useLingui } from '@lingui/react/macro';

/** The three-dot pulse in the room that nine rows take, so that nothing shifts when they come. */
export function LoadingUsers() {
  const { t } = useLingui();
  return (
    <Card className="grid min-h-[36.5rem] place-items-center">
      <ThreeDots label={t`Loading users`} />
    </Card>
  );
}
