export { ReporterRecord } from './about/reporter-record.tsx';
export { Conversation } from './conversation.tsx';
export { TicketTriageFields } from './ticket-triage.tsx';
export { ReplyKey } from './reply-key.ts';
