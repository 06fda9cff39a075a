import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Link } from 'react-router';
import { optionalSections } from '../../sections.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { withTexts } from '../lazy/with-texts.ts';
import { useFeature } from '../query/meta-queries.ts';

const DeletedRecord = lazyComponent(
  async () =>
    (await withTexts(optionalSections.activity.texts, import('./history/deleted-record.tsx')))
      .DeletedRecord,
);

interface Props {
  itemId: string;
  title: string;
  /** The list to go to instead. */
  list?: { to: string; label: string };
}

/** Instead of a record that does not exist; one that is in the trash is led to. */
export function MissingRecord({ itemId, title, list }: Props) {
  const hasActivity = useFeature('activity');
  const hasTrash = useFeature('trash');
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <div className="flex max-w-prose flex-wrap justify-center gap-3">
            {hasActivity && hasTrash && <DeletedRecord itemId={itemId} />}
            {list && (
              <Link to={list.to} className={buttonClasses({ variant: 'outline' })}>
                {list.label}
              </Link>
            )}
          </div>
        }
      />
    </Card>
  );
}
