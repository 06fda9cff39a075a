export { ReporterRecord } from './about/reporter-record.tsx';
export { Conversation } from './conversation.tsx';
export { TicketProperties } from './ticket-properties.tsx';
export { ReplyKey } from './reply-key.ts';
