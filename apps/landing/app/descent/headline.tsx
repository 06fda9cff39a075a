/** A headline whose words move one by one as the page scrolls. */
export function Headline({ id, children }: { id: string; children: string }) {
  const words = children.split(' ');
  return (
    <h2 id={id} className="headline">
      {words.map((word, at) => (
        <span key={at}>{at < words.length - 1 ? `${word} ` : word}</span>
      ))}
    </h2>
  );
}
