import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home-page.tsx'),
  route('posts/:postId', 'post-page.tsx'),
] satisfies RouteConfig;
