import '../undo/hold-last-act.ts';

export { downloadList } from '../export/download-list.ts';
export { NewItems } from '../live/new-items.tsx';
export { startLive } from '../live/start-live.ts';
export { LastActLine } from '../undo/last-act-line.tsx';
export { focusHeadingIfLost } from '../undo/focus-item.ts';
export { offerToWrite } from '../undo/offer-to-write.ts';
export { announceUndoable, offerUndo } from '../undo/offer-undo.ts';
export { ItemBox } from './item-box.tsx';
export { RunBar } from './run/run-bar.tsx';
export { startCleanUp } from './run/start-clean-up.ts';
export { closeTickets } from './acts/close-tickets.ts';
export { undoActs } from './run/undo-acts.ts';
export { SelectMode } from './select-mode.tsx';
