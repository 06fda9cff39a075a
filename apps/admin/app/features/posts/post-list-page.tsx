import { pageSizes } from '@buddyline/domain/constants';
import type { Post } from '@buddyline/domain/post';
import { postListSchema } from '@buddyline/domain/post-list';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogs } from '../../language/catalogs.ts';
import { loadTexts } from '../../language/language.ts';
import { paths } from '../../paths.ts';
import { DensityToggle } from '../../shared/list/density-toggle.tsx';
import { lazyFilters } from '../../shared/list/filters/filters.tsx';
import { useListFilters } from '../../shared/list/filters/use-list-filters.tsx';
import { fetchFirstTouch } from '../../shared/lazy/first-touch.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { readListState, requireReadablePage, useListState } from '../../shared/list/list-state.ts';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { ListView } from '../../shared/list/list-view.tsx';
import { pathInList, withoutPage } from '../../shared/list/list-position.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { Page } from '../../shared/record/page.tsx';
import { deletePostMutation } from '../../shared/query/post-changes.ts';
import { metaQuery } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import type { Route } from './+types/post-list-page.ts';
import { LoadingPostList } from './loading-post-list.tsx';
import { PostCard } from './post-card.tsx';
import { postGrid } from './post-grid.ts';
import { postListQuery } from './post-queries.ts';

const CreatePost = lazyComponent(async () => {
  const [form] = await Promise.all([import('./form/create-post.tsx'), loadTexts(catalogs.rules)]);
  return form.CreatePost;
});

const DeletePost = lazyComponent(async () => (await fetchFirstTouch()).DeletePost);
const PostFilters = lazyFilters(async () => (await import('./post-filters.ts')).PostFilters);

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(postListSchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(postListQuery({ ...state, page })),
  );
  void queryClient.prefetchQuery(metaQuery);
  return null;
}

export default function PostListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch, ...setters } = useListState(postListSchema);
  const filters = useListFilters(state, setters, [
    { entries: postListSchema.entries, Filters: PostFilters, feature: 'posts.filters' },
  ]);
  const query = useQuery(postListQuery(state));
  const [toDelete, setToDelete] = useState<Post | null>(null);
  const [writing, setWriting] = useState(false);
  const navigate = useNavigate();
  const remove = useMutation(deletePostMutation(useQueryClient()));
  const total = query.data?.total;

  return (
    <Page title={t`Recent Posts`} subtitle={t`View and manage community posts`}>
      <ListTools
        searchLabel={t`Search posts`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        list={{ noun: 'posts', filter: state }}
        density={<DensityToggle />}
        action={
          <Button className="max-[24rem]:px-2.5" onClick={() => setWriting(true)}>
            <Icon of={Plus} />
            <span className="max-[24rem]:sr-only">
              <Trans>Create Post</Trans>
            </span>
          </Button>
        }
        count={total === undefined ? null : <Plural value={total} one="# post" other="# posts" />}
        filters={filters}
      />
      <ListView
        query={query}
        page={state.page}
        onPage={setPage}
        pagesLabel={t`Pages of posts`}
        loading={<LoadingPostList />}
        empty={t`No Posts To Show.`}
      >
        {(posts, animated) => (
          <div ref={animated} className={postGrid}>
            {posts.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                to={pathInList(paths.post(post.id), withoutPage(state), {
                  page: state.page,
                  index,
                  pageSize: pageSizes.posts,
                })}
                onDelete={setToDelete}
              />
            ))}
          </div>
        )}
      </ListView>
      <DeletePost
        open={toDelete !== null}
        post={toDelete}
        onConfirm={remove.mutate}
        onClose={() => setToDelete(null)}
      />
      <CreatePost
        open={writing}
        onClose={() => setWriting(false)}
        onCreated={() => void navigate(paths.posts, { state: { discardChanges: true } })}
      />
    </Page>
  );
}
