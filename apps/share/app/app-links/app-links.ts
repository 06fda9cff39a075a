/** The file a phone's system reads before it lets an app open our links; 404 where no app may. */
export function appLinks(statement: object | null): Response {
  if (statement === null) return new Response('', { status: 404 });
  return Response.json(statement, { headers: { 'cache-control': 'public, max-age=3600' } });
}
