import './shared/changes/hold-last-act.ts';

export { whenTypingPauses } from './shared/keyboard/typing-pause.ts';
export { downloadList } from './shared/list/download-list.ts';
export { NewItems } from './shared/changes/live/new-items.tsx';
export { startLive } from './shared/changes/live/start-live.ts';
export { shieldPage } from './shared/changes/page-shield.ts';
export { depart, hasJustMovedOn } from './shared/changes/departure.ts';
export { LastActLine } from './shared/changes/last-act-line.tsx';
export { focusHeadingIfLost } from './shared/changes/focus-item.ts';
export { offerToWrite } from './shared/changes/offer-to-write.ts';
export { announceUndoable, makeLastAct, offerUndo } from './shared/changes/offer-undo.ts';
export { named } from './shared/changes/record-name.ts';
export { ItemBox } from './shared/changes/select/item-box.tsx';
export { RunBar } from './shared/changes/bulk/run-bar.tsx';
export { startCleanUp } from './shared/changes/bulk/start-clean-up.ts';
export { closeTickets } from './shared/changes/bulk/close-tickets.ts';
export { undoActs } from './shared/changes/bulk/undo-acts.ts';
export { SelectMode } from './shared/changes/bulk/select-mode.tsx';
