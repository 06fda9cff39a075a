import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { twoStepQuery } from '../shared/query/two-step-queries.ts';

/** Where a second step is required, leads staff without one to the page that sets one up; the API refuses all else. */
export function RequiredTwoStep() {
  const { pathname } = useLocation();
  const { data } = useQuery(twoStepQuery);
  if (data?.isRequired !== true || pathname === paths.security) return null;
  return <Navigate to={paths.security} replace />;
}
