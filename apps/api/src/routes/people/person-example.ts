import { exampleUser } from '../users/user-example.ts';

/** Examples for the OpenAPI document. */
export const examplePersonSummary = {
  username: exampleUser.username,
  fullName: exampleUser.fullName,
  isVerified: exampleUser.isVerified,
  profilePicture: exampleUser.profilePicture,
  isFollowed: true,
};

export const examplePerson = {
  ...examplePersonSummary,
  bio: exampleUser.bio,
  country: exampleUser.country,
  followersCount: exampleUser.followersCount,
  followingCount: exampleUser.followingCount,
  postsCount: 12,
  diveLogsCount: 48,
  memberSince: exampleUser.createdAt,
};
