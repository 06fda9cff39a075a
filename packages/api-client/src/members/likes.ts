import { type Like, likeSchema } from '@buddyline/domain/like';
import { type Calls, pathOf } from '../calls.ts';

/** Both may be repeated; they return how it is afterwards. */
export interface LikeCalls {
  add: (id: string) => Promise<Like>;
  remove: (id: string) => Promise<Like>;
}

export function likeCalls({ changeWithData }: Calls, noun: 'posts' | 'comments'): LikeCalls {
  const set = async (method: 'put' | 'delete', id: string) => {
    const { data } = await changeWithData({ method, path: pathOf(noun, id, 'like') }, likeSchema);
    return data;
  };
  return { add: (id) => set('put', id), remove: (id) => set('delete', id) };
}
