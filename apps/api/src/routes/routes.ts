import type { Api, Parts } from '../http/api.ts';
import { changePassword } from './auth/change-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refresh } from './auth/refresh.ts';
import { getHealth } from './meta/get-health.ts';
import { getMeta } from './meta/get-meta.ts';
import { getReady } from './meta/get-ready.ts';
import { getProfile } from './users/get-profile.ts';
import { listUsers } from './users/list-users.ts';

/** One file per call, one folder per noun. Who may call what is declared in each file. */
const routes = [
  getHealth,
  getReady,
  getMeta,
  login,
  refresh,
  logout,
  changePassword,
  listUsers,
  getProfile,
];

export function addRoutes(api: Api, parts: Parts): void {
  for (const add of routes) add(api, parts);
}
