import { Showcase } from '@buddyline/ui/showcase';

/** `/ui`, in development only: every component of the kit, in both themes and directions. */
export default function ShowcasePage() {
  return <Showcase />;
}
