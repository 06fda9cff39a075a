import type { ReactNode } from 'react';
import { isLive } from '../changes/live/use-live.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import type { FilteredList, SelectingProps } from '../changes/select/select-state.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { ListHead } from './list-head.tsx';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { Selecting } from './selecting.tsx';
import { SavedViews, ViewsButton } from './views/views-button.tsx';
import { TrashLink } from './trash-link.tsx';

const NewItems = lazyComponent(async () => (await fetchFirstTouch()).NewItems);

type Props = Omit<ListToolbarProps, 'query' | 'tools' | 'views'> &
  SelectingProps & {
    list: FilteredList;
    /** The switch of lists whose cards can be rows. */
    density?: ReactNode;
    /** The button that creates an item. */
    action?: ReactNode;
  };

/** The toolbar of a noun's list, with its views and the select mode, and above it its density, download and trash. */
export function ListTools({ list, query, density, action, ...rest }: Props) {
  return (
    <>
      <ListHead action={action}>
        {/* Where the room for its number lies outside. */}
        <TrashLink noun={list.noun} />
        {density}
        <DownloadCsv list={list} />
      </ListHead>
      <ListToolbar
        {...rest}
        query={query}
        views={<SavedViews noun={list.noun} />}
        tools={
          <>
            <ViewsButton noun={list.noun} />
            <Selecting list={list} query={query} />
          </>
        }
      />
      <NewItems open={isLive.useValue()} list={list} />
    </>
  );
}
