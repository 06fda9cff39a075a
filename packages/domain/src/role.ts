export const roles = ['USER', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}

/** The roles of those who run the network; everybody else is a member. */
export const staffRoles = roles.filter((role) => role !== 'USER');

export function isStaff({ role }: { role: string }): boolean {
  return staffRoles.some((one) => one === role);
}

/** What an administrator may do, from everything to only looking; the rights of each are in `rights.ts`. */
export const staffLevels = ['full', 'moderator', 'support', 'viewer'] as const;
export type StaffLevel = (typeof staffLevels)[number];
