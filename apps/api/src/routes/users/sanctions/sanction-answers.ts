import { Failure } from '../../../http/failure.ts';

export const noSuchSanction = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.sanctions.none', message: 'There is no such sanction.' });

export const suspendsThemselves = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.sanctions.themselves', message: 'You cannot suspend yourself.' },
  );

export const suspendsAdministrator = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.sanctions.administrator',
      message: 'An administrator cannot be suspended: take the role away first.',
    },
  );

export const promotesSuspended = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.sanctions.promotes-suspended',
      message:
        'This person is suspended. Lift the suspension before you make them an administrator.',
    },
  );

export const suspendedAlready = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.sanctions.suspended-already',
      message: 'This person is suspended already: lift that suspension first.',
    },
  );

export const endedAlready = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.sanctions.ended', message: 'This has ended or been lifted already.' },
  );

export const nothingToLift = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.sanctions.message', message: 'A message cannot be lifted.' },
  );

const past = /*i18n*/ {
  id: 'api.sanctions.past',
  message: 'The suspension must end in the future.',
};

export const endsInThePast = (): Failure =>
  new Failure(400, past, { errors: [{ path: 'length', sentence: past }] });
