const onMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The name of this platform's modifier key. */
export const modifierKey = onMac ? '⌘' : 'Ctrl';
