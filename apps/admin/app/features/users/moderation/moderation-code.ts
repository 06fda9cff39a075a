export { ActionDialog } from './dialog/action-dialog.tsx';
export { Glance } from './glance.tsx';
export { StaffView } from './staff-tab/staff-view.tsx';
