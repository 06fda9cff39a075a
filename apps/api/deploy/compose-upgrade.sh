#!/bin/sh
# Replaces the containers of the four apps by those of VERSION in .env, without an outage:
#
#   deploy/compose-upgrade.sh
#
# One app after the other, the API first: a second container starts beside the old one, and only when it is healthy
# does the old one end. If it does not become healthy, it is removed, and the old one goes on. See OPERATIONS.md.
set -eu
cd "$(dirname "$0")"

# An image that is on this machine only cannot be pulled; one that is nowhere makes the start below fail.
docker compose pull --ignore-pull-failures api admin share landing
for app in api admin share landing; do
  old=$(docker compose ps --quiet "$app")
  if ! docker compose up --detach --no-deps --no-recreate --wait --wait-timeout 180 \
    --scale "$app=$(($(printf %s "$old" | grep -c '') + 1))" "$app"; then
    for container in $(docker compose ps --all --quiet "$app"); do
      case $old in *"$container"*) ;; *) new=$container && docker logs --tail 20 "$new" && docker rm --force "$new" ;; esac
    done
    echo "The new $app did not become healthy: its last lines are above, and the old one goes on." >&2
    exit 1
  fi
  # The proxy asks for the addresses of an app every second.
  sleep 2
  docker stop $old
  docker rm $old
done
echo 'Upgraded: all four apps.'
