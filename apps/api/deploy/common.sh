# What the scripts beside it share; it does nothing by itself.

fail() {
  echo "$1" >&2
  exit 1
}

# Sets `database` to DATABASE_URL, with libpq's words for what the API's says about TLS; see OPERATIONS.md.
read_database() {
  database=$(printf %s "${DATABASE_URL:-}" | sed 's/\([?&]sslmode\)=no-verify/\1=require/')
  case $database in
    *sslmode=verify-full*) export PGSSLROOTCERT="${PGSSLROOTCERT:-system}" ;;
  esac
}
