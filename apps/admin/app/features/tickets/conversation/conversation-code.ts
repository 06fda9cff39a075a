export { ReporterRecord } from './about/reporter-record.tsx';
export { Conversation } from './conversation.tsx';
export { ReplyKey } from './reply-key.ts';
