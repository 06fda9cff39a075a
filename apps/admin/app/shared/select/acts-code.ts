import '../undo/hold-last-act.ts';

export { whenTypingPauses } from '../keyboard/typing-pause.ts';
export { downloadList } from '../export/download-list.ts';
export { NewItems } from '../live/new-items.tsx';
export { startLive } from '../live/start-live.ts';
export { shieldPage } from '../page/page-shield.ts';
export { depart, hasJustMovedOn } from '../undo/departure.ts';
export { LastActLine } from '../undo/last-act-line.tsx';
export { focusHeadingIfLost } from '../undo/focus-item.ts';
export { offerToWrite } from '../undo/offer-to-write.ts';
export { announceUndoable, makeLastAct, offerUndo } from '../undo/offer-undo.ts';
export { named } from '../undo/record-name.ts';
export { ItemBox } from './item-box.tsx';
export { RunBar } from './run/run-bar.tsx';
export { startCleanUp } from './run/start-clean-up.ts';
export { closeTickets } from './acts/close-tickets.ts';
export { undoActs } from './run/undo-acts.ts';
export { SelectMode } from './select-mode.tsx';
