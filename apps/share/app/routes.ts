import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home.ts'),
  route('posts', 'post/no-post-page.tsx'),
  route('posts/:postId', 'post/post-page.tsx'),
  route('posts/:postId/card.png', 'card/card-picture.ts'),
  route('.well-known/apple-app-site-association', 'app-links/apple-app-site-association.ts'),
  route('.well-known/assetlinks.json', 'app-links/asset-links.ts'),
] satisfies RouteConfig;
