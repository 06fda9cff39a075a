/** Says it to people who do not see the page, when they are done with what they hear. */
export function announce(words: string): void {
  const status = document.querySelector('[role="status"]');
  if (status) status.textContent = words;
}

/** The specification's alerts. They hold the page, so the words also stand in the page. */
export function alertAndAnnounce(words: string): void {
  announce(words);
  alert(words);
}
