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
