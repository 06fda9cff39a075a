import './shared/changes/hold-last-change.ts';

export { whenTypingPauses } from './shared/keyboard/typing-pause.ts';
export { downloadList } from './shared/list/download-list.ts';
export { NewItems } from './shared/changes/live/new-items.tsx';
export { startLive } from './shared/changes/live/start-live.ts';
export { shieldPage } from './shared/changes/page-shield.ts';
export { depart, hasJustMovedOn } from './shared/changes/departure.ts';
export { LastChangeLine } from './shared/changes/last-change-line.tsx';
export { focusHeadingIfLost } from './shared/changes/focus-item.ts';
export { offerToWrite } from './shared/changes/offer-to-write.ts';
export { announceUndoable, makeLastChange, offerUndo } from './shared/changes/offer-undo.ts';
export { named } from './shared/changes/record-name.ts';
export { ItemBox } from './shared/changes/select/item-box.tsx';
export { RunBar } from './shared/changes/bulk/run-bar.tsx';
export { startCleanUp } from './shared/changes/bulk/start-clean-up.ts';
export { closeTickets } from './shared/changes/bulk/close-tickets.ts';
export { undoChanges } from './shared/changes/bulk/undo-changes.ts';
export { SelectMode } from './shared/changes/bulk/select-mode.tsx';
