/** What a phone's system asks for before it lets an app open our addresses; 404 where none may. */
export function appLinks(statement: object | null): Response {
  if (statement === null) return new Response('', { status: 404 });
  return Response.json(statement, { headers: { 'cache-control': 'public, max-age=3600' } });
}
