import { useNavigate } from 'react-router';
import { usePageKeys } from '../../keyboard/page-keys.ts';
import { NeighbourNav, type NeighbourNavProps } from './neighbour-nav.tsx';

/** Previous and next in the list that a record was opened from, by links and by keys. */
export function NeighbourLinks(props: NeighbourNavProps) {
  const navigate = useNavigate();
  const { neighbours, labels } = props;
  const go = (to: string | undefined) => () => {
    if (to !== undefined) void navigate(to);
  };
  usePageKeys([
    { key: 'n', label: labels.next, run: go(neighbours?.next?.to) },
    { key: 'j', label: labels.next, run: go(neighbours?.next?.to) },
    { key: 'k', label: labels.previous, run: go(neighbours?.previous?.to) },
  ]);
  return <NeighbourNav {...props} />;
}
