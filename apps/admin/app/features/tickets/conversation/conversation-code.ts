export { Conversation } from './conversation.tsx';
export { ReplyKey } from './reply-key.ts';
