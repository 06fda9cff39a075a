/** Announces a text politely through the page's live region. */
export function announce(words: string): void {
  const status = document.querySelector('[role="status"]');
  if (status) status.textContent = words;
}

/** An alert as the specification asks for, and an announcement that stays when it is closed. */
export function alertAndAnnounce(words: string): void {
  announce(words);
  alert(words);
}
