import multipart from '@fastify/multipart';
import type { Api } from '../http/api.ts';
import { limitUploads } from '../http/limits/upload-limit.ts';
import type { Services } from '../services.ts';
import { listActivity } from './activity/list-activity.ts';
import { listActivityActors } from './activity/list-activity-actors.ts';
import { undoActivity } from './activity/undo-activity.ts';
import { changeEmail } from './accounts/change-email.ts';
import { changePassword } from './auth/change-password.ts';
import { confirmEmail } from './accounts/confirm-email.ts';
import { confirmNewEmail } from './accounts/confirm-new-email.ts';
import { endOtherSessions } from './auth/end-other-sessions.ts';
import { endSession } from './auth/end-session.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { listSessions } from './auth/list-sessions.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { getProofOptions, prove } from './auth/prove.ts';
import { signInWithPasskey } from './auth/passkey-sign-in.ts';
import { takeSecondStep } from './auth/second-step.ts';
import { refresh } from './auth/refresh.ts';
import { register } from './accounts/register.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { restoreAccount } from './accounts/restore-account.ts';
import { sendCode } from './accounts/send-code.ts';
import { runBulk } from './bulk/run-bulk.ts';
import { createCertificate } from './certificates/create-certificate.ts';
import { deleteCertificate } from './certificates/delete-certificate.ts';
import { getCertificate } from './certificates/get-certificate.ts';
import { listCertificates } from './certificates/list-certificates.ts';
import { listUserCertificates } from './certificates/list-user-certificates.ts';
import { deleteComment } from './comments/delete-comment.ts';
import { updateCertificate } from './certificates/update-certificate.ts';
import { createComment } from './comments/create-comment.ts';
import { likeComment } from './comments/like-comment.ts';
import { getLastDay } from './comments/get-last-day.ts';
import { listUserComments } from './comments/list-user-comments.ts';
import { listPostComments } from './comments/list-post-comments.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { createImport } from './dive-log-imports/create-import.ts';
import { getImport } from './dive-log-imports/get-import.ts';
import { takeDives } from './dive-log-imports/take-dives.ts';
import { undoImport } from './dive-log-imports/undo-import.ts';
import { createDiveLog } from './dive-logs/create-dive-log.ts';
import { deleteDiveLog } from './dive-logs/delete-dive-log.ts';
import { getDiveLog } from './dive-logs/get-dive-log.ts';
import { listDiveLogs } from './dive-logs/list-dive-logs.ts';
import { listUserDiveLogs } from './dive-logs/list-user-dive-logs.ts';
import { updateDiveLog } from './dive-logs/update-dive-log.ts';
import { exportLists } from './exports/export-lists.ts';
import { exportLogbook } from './exports/export-logbook.ts';
import { getFeed } from './feed/get-feed.ts';
import { getFile } from './files/get-file.ts';
import { openLiveStream } from './live/open-stream.ts';
import { setLivePlaces } from './live/set-places.ts';
import { getMail } from './mails/get-mail.ts';
import { listMails } from './mails/list-mails.ts';
import { sendMailAgain } from './mails/send-mail-again.ts';
import { getHealth } from './meta/get-health.ts';
import { getMeta } from './meta/get-meta.ts';
import { getOpenApi } from './meta/get-openapi.ts';
import { getReady } from './meta/get-ready.ts';
import { showDocs } from './meta/show-docs.ts';
import { followPerson } from './people/follow-person.ts';
import { getPerson } from './people/get-person.ts';
import { listFollows } from './people/list-follows.ts';
import { editPresets } from './presets/edit-presets.ts';
import { listPresets } from './presets/list-presets.ts';
import { countShare } from './posts/count-share.ts';
import { createPost } from './posts/create-post.ts';
import { deletePost } from './posts/delete-post.ts';
import { getPost } from './posts/get-post.ts';
import { getPublicPost } from './posts/get-public-post.ts';
import { likePost } from './posts/like-post.ts';
import { listPosts } from './posts/list-posts.ts';
import { listUserPosts } from './posts/list-user-posts.ts';
import { setPostEnabled } from './posts/set-post-enabled.ts';
import { updatePost } from './posts/update-post.ts';
import { createTicket } from './tickets/create-ticket.ts';
import { deleteTicket } from './tickets/delete-ticket.ts';
import { getTicket } from './tickets/get-ticket.ts';
import { listTickets } from './tickets/list-tickets.ts';
import { listUserTickets } from './tickets/list-user-tickets.ts';
import { triageTicket } from './tickets/triage-ticket.ts';
import { updateTicket } from './tickets/update-ticket.ts';
import { createTicketMessage } from './tickets/messages/create-message.ts';
import { deleteTicketMessage } from './tickets/messages/delete-message.ts';
import { listTicketMessages } from './tickets/messages/list-messages.ts';
import { listRelatedTickets } from './tickets/queue/list-related.ts';
import { muteTicketSubject } from './tickets/queue/mute-subject.ts';
import { assignTicket } from './tickets/queue/assign-ticket.ts';
import { takeTicket } from './tickets/queue/take-ticket.ts';
import { countTrash } from './trash/count-trash.ts';
import { getTrashItem } from './trash/get-trash-item.ts';
import { listTrash } from './trash/list-trash.ts';
import { purgeTrashItem } from './trash/purge-trash-item.ts';
import { restoreTrashItem } from './trash/restore-trash-item.ts';
import { addPasskeys } from './passkeys/add-passkey.ts';
import { editPasskeys } from './passkeys/edit-passkeys.ts';
import { getTwoStep } from './two-step/get-two-step.ts';
import { removeOwnCodes } from './two-step/remove-codes.ts';
import { renewRecoveryCodes } from './two-step/renew-recovery-codes.ts';
import { resetTwoStep } from './two-step/reset-two-step.ts';
import { setUpCodes } from './two-step/set-up-codes.ts';
import { deleteUser } from './users/delete-user.ts';
import { getArchive } from './users/get-archive.ts';
import { getBelongings } from './users/get-belongings.ts';
import { getProfile } from './users/get-profile.ts';
import { listCountries } from './users/list-countries.ts';
import { listUsers } from './users/list-users.ts';
import { updateOwnProfile } from './users/update-own-profile.ts';
import { updateUserAsAdmin } from './users/update-user-as-admin.ts';
import { editUserNotes } from './users/notes/edit-notes.ts';
import { listUserNotes } from './users/notes/list-notes.ts';
import { createSanction } from './users/sanctions/create-sanction.ts';
import { endSanction } from './users/sanctions/end-sanction.ts';
import { getModeration } from './users/sanctions/get-moderation.ts';
import { listSanctions } from './users/sanctions/list-sanctions.ts';
import { previewSanction } from './users/sanctions/preview-sanction.ts';
import { uploadProfilePicture } from './users/upload-profile-picture.ts';
import { editViews } from './views/edit-views.ts';
import { listViews } from './views/list-views.ts';

/** One file per route, one folder per noun; each file declares who may call the route. */
const routes = [
  getHealth,
  getReady,
  getMeta,
  getOpenApi,
  showDocs,
  login,
  refresh,
  logout,
  prove,
  getProofOptions,
  takeSecondStep,
  signInWithPasskey,
  getTwoStep,
  setUpCodes,
  removeOwnCodes,
  renewRecoveryCodes,
  addPasskeys,
  editPasskeys,
  resetTwoStep,
  changePassword,
  register,
  sendCode,
  confirmEmail,
  forgotPassword,
  resetPassword,
  changeEmail,
  confirmNewEmail,
  restoreAccount,
  listSessions,
  endSession,
  endOtherSessions,
  listUsers,
  listCountries,
  getProfile,
  updateOwnProfile,
  updateUserAsAdmin,
  getBelongings,
  getArchive,
  deleteUser,
  getModeration,
  listUserNotes,
  editUserNotes,
  listSanctions,
  createSanction,
  previewSanction,
  endSanction,
  listPosts,
  getPost,
  setPostEnabled,
  deletePost,
  listUserPosts,
  getPublicPost,
  countShare,
  likePost,
  getFeed,
  listPostComments,
  listUserComments,
  getLastDay,
  createComment,
  deleteComment,
  likeComment,
  getPerson,
  followPerson,
  listFollows,
  listCertificates,
  getCertificate,
  updateCertificate,
  deleteCertificate,
  listUserCertificates,
  listDiveLogs,
  createDiveLog,
  getDiveLog,
  updateDiveLog,
  deleteDiveLog,
  listUserDiveLogs,
  getImport,
  takeDives,
  undoImport,
  listTickets,
  createTicket,
  getTicket,
  updateTicket,
  triageTicket,
  deleteTicket,
  listUserTickets,
  listTicketMessages,
  createTicketMessage,
  deleteTicketMessage,
  takeTicket,
  assignTicket,
  muteTicketSubject,
  listRelatedTickets,
  listViews,
  editViews,
  listPresets,
  editPresets,
  listTrash,
  countTrash,
  getTrashItem,
  restoreTrashItem,
  purgeTrashItem,
  listMails,
  getMail,
  sendMailAgain,
  getDashboard,
  openLiveStream,
  setLivePlaces,
  getFile,
  listActivity,
  listActivityActors,
  exportLists,
  exportLogbook,
  undoActivity,
  runBulk,
];

/** The only routes that accept multipart forms. */
const uploads = [uploadProfilePicture, createPost, updatePost, createCertificate, createImport];

export async function addRoutes(api: Api, services: Services): Promise<void> {
  for (const add of routes) add(api, services);
  await api.register(async (forms: Api) => {
    limitUploads(forms, services.config.maxInFlight);
    await forms.register(multipart);
    for (const add of uploads) add(forms, services);
  });
}
