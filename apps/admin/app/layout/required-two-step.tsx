import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { twoStepQuery } from '../shared/query/two-step-queries.ts';
import { secondStepIsDue } from './announced-sections.ts';

/** Where a second step is required, leads staff without one to the page that sets one up; the API refuses all else. */
export function RequiredTwoStep() {
  const { pathname } = useLocation();
  const { data } = useQuery(twoStepQuery);
  const isDue = data?.isRequired === true;
  useEffect(() => {
    secondStepIsDue.set(isDue);
    return () => secondStepIsDue.set(false);
  }, [isDue]);
  if (!isDue || pathname === paths.security) return null;
  return <Navigate to={paths.security} replace />;
}
