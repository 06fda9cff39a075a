/**
 * For password managers, in a form that has only passwords: to which account they belong. Without a value the manager
 * fills it.
 */
export function UsernameField({ email }: { email?: string | null | undefined }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email ?? undefined}
      key={email}
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}
