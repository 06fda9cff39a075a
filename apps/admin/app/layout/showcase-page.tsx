import { Showcase } from '@buddyline/ui/showcase';

/** `/ui` while developing: every component of the kit, in both themes and directions. */
export default function ShowcasePage() {
  return <Showcase />;
}
