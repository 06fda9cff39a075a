const onMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** What the key beside the space bar is called on this keyboard. */
export const modifierKey = onMac ? '⌘' : 'Ctrl';
